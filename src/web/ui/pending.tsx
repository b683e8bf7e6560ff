/** Stands in a line of text for what is on its way; the line keeps its height. */
export function Pending({ width = 'w-[4ch]' }: { width?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block h-[0.7em] max-w-full rounded-box bg-sunk ${width}`}
    />
  );
}
