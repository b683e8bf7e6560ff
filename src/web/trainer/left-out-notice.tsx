import type { LeftOut } from '../../contract/sharing.ts';
import { Icon } from '../ui/icons.tsx';

export function LeftOutNotice({ leftOut }: { leftOut: NonNullable<LeftOut> }) {
  const { workouts, reason } = leftOut;
  return (
    <p className="flex items-start gap-2 rounded-box border border-line bg-card p-4 text-small text-soft">
      <Icon name="info" size={16} className="mt-0.5" />
      <span>
        <strong className="font-semibold text-ink">
          {workouts === 1
            ? 'One workout is left out.'
            : `${workouts.toLocaleString('en')} workouts are left out.`}
        </strong>{' '}
        {reason} The totals are without them.
      </span>
    </p>
  );
}
