import { useQuery } from '@tanstack/react-query';
import { readSharing } from '../../contract/sharing.ts';
import { call } from '../api.ts';

/** That a workout is left out elsewhere, and why; nothing of trainers where they may see it. */
export function HeldBack({ isWhole }: { isWhole: boolean }) {
  const { data: sharing } = useQuery({
    queryKey: ['api', 'sharing'],
    queryFn: ({ signal }) => call(readSharing, {}, { signal }),
  });
  const isShownToTrainers = sharing?.leftOut === null;
  const why = isWhole ? 'By Strava’s terms' : 'Since it holds values of Strava’s,';
  return (
    <p className="text-small text-soft">
      {isShownToTrainers
        ? `${why} it is never sent to an outside AI model.`
        : `${why} it is shown to you alone: not in your trainer’s view, and never sent to an outside AI model.`}
    </p>
  );
}
