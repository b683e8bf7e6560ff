import { useQuery } from '@tanstack/react-query';
import { readSharing } from '../../contract/sharing.ts';
import { call } from '../api.ts';
import { classNames } from '../ui/class-names.ts';

/** That a workout is left out elsewhere, and why; nothing of trainers where they may see it. */
export function HeldBack({ isWhole }: { isWhole: boolean }) {
  const { data: sharing, isPending } = useQuery({
    queryKey: ['api', 'sharing'],
    queryFn: ({ signal }) => call(readSharing, {}, { signal }),
  });
  const why = isWhole ? 'By Strava’s terms' : 'Since it holds values of Strava’s,';
  return (
    // Until it is known, the longer words keep their place unseen; if it never is, the shorter hold.
    <p className={classNames('text-small text-soft', isPending && 'invisible')}>
      {isPending || (sharing && sharing.leftOut !== null)
        ? `${why} it is shown to you alone: not in your trainer’s view, and never sent to an outside AI model.`
        : `${why} it is never sent to an outside AI model.`}
    </p>
  );
}
