import { Icon } from '../ui/icons.tsx';

/** What could not be read, one line each, with what to do about it. */
export function ErrorLines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div role="alert" className="rounded-box border border-danger bg-danger-soft p-4 text-small">
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" size={16} />
        {title}
      </p>
      <ul className="mt-2 grid max-h-60 gap-1 overflow-auto wrap-anywhere">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
