import type { AdvicePriority } from '../../domain/advice-item.ts';
import { Badge, type BadgeTone } from './badge.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** By its word as well as by its colour. */
export function PriorityBadge({ priority }: { priority: AdvicePriority }) {
  return (
    <Badge even tone={TONES[priority]}>
      {LABELS[priority]}
      <VisuallyHidden> priority</VisuallyHidden>
    </Badge>
  );
}

const LABELS: Record<AdvicePriority, string> = { high: 'High', medium: 'Medium', low: 'Low' };

const TONES: Record<AdvicePriority, BadgeTone> = { high: 'warn', medium: 'accent', low: 'plain' };
