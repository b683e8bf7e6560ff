import type { AccountPart, ImportedAccount } from '../../contract/imports.ts';
import { momentDayText } from '../words/day-text.ts';

const LABELS: Record<AccountPart, string> = {
  profile: 'Profile',
  limits: 'Heart rates and zones',
  shoes: 'Shoes',
  workouts: 'Workouts',
  recordings: 'Recordings',
  races: 'Races',
  weight: 'Weight entries',
  sweat: 'Sweat tests',
  conversation: 'Questions to the coach',
  strava: 'Strava activities',
  settings: 'Settings',
  imports: 'Past imports',
  originals: 'Imported files',
};

type AccountPartsProps = { account: ImportedAccount; isWritten: boolean };

/** What an export of a whole account holds, part by part, and what becomes of it. */
export function AccountParts({ account, isWritten }: AccountPartsProps) {
  const { exportedAt, parts } = account;
  const day = exportedAt && momentDayText(exportedAt);
  return (
    <div className="mt-2 text-small">
      <p className="text-soft">
        {`A whole Longrun account${day ? `, taken along on ${day}` : ''}. Nothing of yours is written over, and undoing takes all of it back out.`}
      </p>
      <dl className="mt-2 grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        {parts.map((part) => (
          <div
            key={part.part}
            className="col-span-2 grid grid-cols-subgrid border-t border-line py-1"
          >
            <dt>{LABELS[part.part]}</dt>
            <dd className="text-right">{wordsOf(part, isWritten)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** '512 added, 12 you had already'. */
function wordsOf(part: ImportedAccount['parts'][number], isWritten: boolean): string {
  const { added, merged, there, refused } = part;
  const counts: [number, string][] = [
    [added, isWritten ? 'added' : 'new'],
    [merged, isWritten ? 'completed' : 'to complete yours'],
    [there, 'you have already'],
    [refused, 'that cannot be used'],
  ];
  const told = counts.filter(([count]) => count > 0);
  return (
    told.map(([count, words]) => `${count.toLocaleString('en')} ${words}`).join(', ') || 'none'
  );
}
