import { useQuery } from '@tanstack/react-query';
import { readSharing } from '../../contract/sharing.ts';
import { call } from '../api.ts';

/** That a workout is left out elsewhere, and why; nothing of trainers where they may see it. */
export function HeldBack() {
  const { data: sharing } = useQuery({
    queryKey: ['api', 'sharing'],
    queryFn: ({ signal }) => call(readSharing, {}, { signal }),
  });
  const isShownToTrainers = sharing?.leftOut === null;
  return (
    <p className="text-small text-soft">
      {isShownToTrainers
        ? 'By Strava’s terms it is never sent to an outside AI model.'
        : 'By Strava’s terms it is shown to you alone: not in your trainer’s view, and never sent to an outside AI model.'}
    </p>
  );
}
