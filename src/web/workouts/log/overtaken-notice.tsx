import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import type { Merge } from './merge-values.ts';
import { FIELD_LABELS, type WorkoutValues } from './workout-values.ts';

type OvertakenNoticeProps = { merge: Merge; theirs: WorkoutValues; onTakeNewer: () => void };

/** Somebody, or another device, was faster: nothing is overwritten unseen on either side. */
export function OvertakenNotice({ merge, theirs, onTakeNewer }: OvertakenNoticeProps) {
  return (
    <section
      role="alert"
      className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-box border border-warn bg-warn-soft p-4 text-small"
    >
      <div className="flex min-w-0 flex-1 basis-80 items-start gap-3">
        <Icon name="alert" className="text-warn" />
        <div className="min-w-0">
          <h2 className="font-semibold">This workout was changed elsewhere in the meantime</h2>
          <p className="mt-1">
            Load the new version to go on: what you typed here stays, everything else comes from
            there.
          </p>
          {merge.clashes.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {merge.clashes.map((name) => (
                <li key={name}>
                  {FIELD_LABELS[name]}: {theirs[name] || 'nothing'} there,{' '}
                  {merge.values[name] || 'nothing'} here. Yours will stand.
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <Button tone="quiet" icon="refresh" onClick={onTakeNewer}>
        Load the new version
      </Button>
    </section>
  );
}
