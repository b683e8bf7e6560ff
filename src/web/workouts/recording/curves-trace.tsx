import { SOURCE_LABELS } from '../../../domain/workout-kinds.ts';
import { Trace } from '../../ui/trace.tsx';
import { TraceFacts } from '../../ui/trace-facts.tsx';
import type { Way } from './way.ts';

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
