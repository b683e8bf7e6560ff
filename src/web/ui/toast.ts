export type Toast = {
  title: string;
  text?: string;
  /** 'bad' is read out at once and stays longer. */
  tone?: 'plain' | 'good' | 'bad';
  action?: { label: string; onAction: () => void };
};
