import { Button } from './ui/button.tsx';
import { Icon } from './ui/icons.tsx';

type OvertakenNoticeProps<Name extends string> = {
  /** 'race', 'workout': what was changed. */
  what: string;
  labels: Readonly<Record<Name, string>>;
  merge: { values: Readonly<Record<Name, string>>; clashes: readonly Name[] };
  theirs: Readonly<Record<Name, string>>;
  onTakeNewer: () => void;
};

/** Somebody, or another device, was faster: nothing is overwritten unseen on either side. */
export function OvertakenNotice<Name extends string>(props: OvertakenNoticeProps<Name>) {
  const { what, labels, merge, theirs, onTakeNewer } = props;
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 rounded-box border border-warn bg-warn-soft p-4 text-small"
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon name="alert" className="text-warn" />
        <div className="min-w-0">
          <p className="font-semibold">This {what} was changed elsewhere in the meantime</p>
          <p className="mt-1">
            Load the new version to go on: what you typed here stays, everything else comes from
            there.
          </p>
          {merge.clashes.length > 0 && (
            <ul className="mt-2 list-disc pl-5">
              {merge.clashes.map((name) => (
                <li key={name}>
                  {labels[name]}: {theirs[name] || 'nothing'} there,{' '}
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
    </div>
  );
}
