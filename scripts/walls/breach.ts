export type Breach = { file: string; line: number; message: string };
