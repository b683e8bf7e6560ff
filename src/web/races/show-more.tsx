import { Button } from '../ui/button.tsx';

type ShowMoreProps = { shown: number; total: number; noun: string; onMore: () => void };

/** Under a list of which only the first part stands on the page. */
export function ShowMore({ shown, total, noun, onMore }: ShowMoreProps) {
  return (
    <div className="mt-4 flex flex-col items-center gap-2">
      {shown < total && (
        <Button tone="quiet" onClick={onMore}>
          Show more
        </Button>
      )}
      <p role="status" className="text-small text-soft">
        {shown < total
          ? `${shown.toLocaleString('en')} of ${total.toLocaleString('en')} ${noun}`
          : `All ${total.toLocaleString('en')} ${noun}`}
      </p>
    </div>
  );
}
