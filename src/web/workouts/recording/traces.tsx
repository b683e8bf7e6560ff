import type { Stretch } from '../../../domain/recording/stretch.ts';
import { formatKm } from '../../../domain/units.ts';
import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import { Trace } from '../../ui/trace.tsx';
import { TraceFacts } from '../../ui/trace-facts.tsx';
import type { Way } from './way.ts';
import { elapsedText } from './x-axis.ts';

/** What the curves rest on. */
export function CurvesTrace({ way, maxHeartRate }: { way: Way; maxHeartRate: number }) {
  const { recording, panes, rate } = way;
  const has = (key: string) => panes.some((pane) => pane.key === key);
  const fact = (isThere: boolean, term: string, detail: string) =>
    isThere ? [{ term, detail }] : [];
  return (
    <Trace label="What these curves rest on">
      <TraceFacts
        formula="What was measured, at the moments at which it was measured. Where nothing was, nothing is drawn."
        facts={[
          { term: 'Recorded by', detail: SOURCE_LABELS[recording.source] },
          { term: 'Samples', detail: recording.timeS.length.toLocaleString('en') },
          ...fact(
            has('heartRate'),
            'Zones',
            `of your maximum heart rate, ${maxHeartRate}\u00a0bpm`,
          ),
          ...fact(
            has('rate'),
            rate === 'pace' ? 'Pace' : 'Speed',
            'over 20 s around each moment, standing left out',
          ),
          ...fact(has('elevation'), 'Up and down', 'rises and falls of 2\u00a0m and more'),
        ]}
      />
    </Trace>
  );
}

/** What the splits, or the laps, rest on. */
export function SplitsTrace({ way, kind }: { way: Way; kind: 'kilometres' | 'laps' }) {
  return (
    <Trace label={kind === 'laps' ? 'What these laps rest on' : 'What these splits rest on'}>
      <TraceFacts
        formula={
          kind === 'laps'
            ? 'Distance and time are as the watch told them for each lap; what it did not tell comes from the samples.'
            : 'Each kilometre from the moment it was begun to the moment it was reached, found between two samples. Pace is that of the time moving; standing for ten seconds or more is left out.'
        }
        facts={wholeFacts(way.whole)}
      />
    </Trace>
  );
}

/** What all splits, or laps, come to together. */
export function wholeFacts({ distanceM, movingS, elapsedS }: Stretch) {
  const distance = distanceM === null ? 'not in the samples' : `${formatKm(distanceM)}\u00a0km`;
  return [
    { term: 'Distance', detail: distance },
    { term: 'Moving', detail: elapsedText(movingS) },
    { term: 'In all', detail: elapsedText(elapsedS) },
  ];
}
