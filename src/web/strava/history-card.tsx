import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StravaStatus } from '../../contract/strava.ts';
import { SYNC_API_HISTORY_DAYS, USUAL_READS_A_DAY } from '../../domain/limits.ts';
import { messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useToast } from '../ui/toaster.tsx';
import { activitiesText, type Progress, percentWhole } from './background-work.ts';
import { importHistory, statusQuery } from './strava.api.ts';

type HistoryCardProps = { status: StravaStatus; progress: Progress };

/** What is older than the first sync: asked for once, then seen on its way. */
export function HistoryCard({ status, progress }: HistoryCardProps) {
  if (progress.history === 'none') return <Offer isDisabled={status.needsReconnect} />;
  if (progress.history === 'listing') return <Listing known={progress.known} />;
  return (
    <Card title="Full history" lead={leadOf(progress)}>
      <ProgressBar
        label="Here with heart rate and laps"
        percent={percentWhole(progress)}
        text={`${(progress.known - progress.detailsDue).toLocaleString('en')} of ${activitiesText(progress.known)}`}
      />
    </Card>
  );
}

function Offer({ isDisabled }: { isDisabled: boolean }) {
  const { begin, isPending } = useImportHistory();
  return (
    <Card
      title="Full history"
      lead={`So far only the last ${SYNC_API_HISTORY_DAYS} days were asked for, and what came after.`}
    >
      <p className="mb-4 text-small">
        Everything before can come in too, in the background. Date, distance and time of every
        activity are here within the hour; heart rate and laps take days where there are many:
        Strava lets this server ask about {USUAL_READS_A_DAY.toLocaleString('en')} times a day for
        all its athletes together, and an activity takes two. You can close this page.
      </p>
      <Button
        tone="quiet"
        icon="download"
        pending={isPending}
        disabled={isDisabled}
        onClick={begin}
      >
        Import full history
      </Button>
    </Card>
  );
}

/** As tall as the progress that follows: how much there is to come is known only at the end. */
function Listing({ known }: { known: number }) {
  return (
    <Card title="Full history" lead="Strava is being asked for everything older, page by page.">
      <p role="status" className="flex min-h-15 items-center text-small">
        {activitiesText(known)} so far.
      </p>
    </Card>
  );
}

function leadOf({ known, detailsDue }: Progress): string {
  const where = detailsDue === 0 ? 'here' : 'in your log';
  if (known === 1) return `The one activity that Strava told of is ${where}.`;
  return `All ${activitiesText(known)} that Strava told of are ${where}.`;
}

function useImportHistory() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: importHistory,
    onSuccess: (status) => queryClient.setQueryData(statusQuery.queryKey, status),
    onError: (error) =>
      toast({ title: 'Error', text: messageOf(error, 'Failed to begin the import.'), tone: 'bad' }),
  });
  return { begin: () => mutate(), isPending };
}
