/**
 * The same promise for whoever fetches a screen ahead and for the screen: React draws at once what
 * is there already, and what it must wait for after 300 ms at the earliest. A failure is not kept.
 */
export function once<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | null = null;
  return () => {
    loading ??= load().catch((failure: unknown) => {
      loading = null;
      throw failure;
    });
    return loading;
  };
}
