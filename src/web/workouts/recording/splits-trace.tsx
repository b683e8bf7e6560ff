import { Trace } from '../../ui/trace.tsx';
import { TraceFacts } from '../../ui/trace-facts.tsx';
import type { Way } from './way.ts';
import { wholeFacts } from './whole-facts.ts';

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
