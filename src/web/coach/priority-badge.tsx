import type { AnalysisClaim } from '../../contract/coach.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

type Priority = NonNullable<AnalysisClaim['priority']>;

/** By its word as well as by its colour. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <Badge even tone={TONES[priority]}>
      {LABELS[priority]}
      <VisuallyHidden> priority</VisuallyHidden>
    </Badge>
  );
}

const LABELS: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' };

const TONES: Record<Priority, BadgeTone> = { high: 'warn', medium: 'accent', low: 'plain' };
