import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import type { Clash } from './use-entry-form.ts';

type OvertakenNoticeProps = {
  /** 'race', 'workout': what was changed. */
  noun: string;
  clashes: readonly Clash[];
  onTakeNewer: () => void;
};

/** Somebody, or another device, was faster: nothing is overwritten unseen on either side. */
export function OvertakenNotice({ noun, clashes, onTakeNewer }: OvertakenNoticeProps) {
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-box border border-warn bg-warn-soft p-4 text-small"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon name="alert" className="text-warn" />
        <div className="min-w-0">
          <p className="font-semibold">This {noun} was changed elsewhere in the meantime</p>
          <p className="mt-1">
            Load the new version to go on: what you typed here stays, everything else comes from
            there.
          </p>
          {clashes.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {clashes.map(({ label, there, here }) => (
                <li key={label}>
                  {label}: {there || 'nothing'} there, {here || 'nothing'} here. Yours will stand.
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Button tone="quiet" icon="refresh" onClick={onTakeNewer}>
        Load the new version
      </Button>
    </div>
  );
}
