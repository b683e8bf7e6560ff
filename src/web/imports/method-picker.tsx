import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icons.tsx';
import { METHODS, type MethodId } from './import-methods.ts';

export function MethodPicker({ onChoose }: { onChoose: (method: MethodId) => void }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {METHODS.map(({ id, title, badge, recommended, icon, text }) => (
        <li key={id} className="flex">
          <button
            type="button"
            onClick={() => onChoose(id)}
            className="flex w-full flex-col items-start gap-2 rounded-box border border-line bg-card p-4 text-left shadow-low hover:border-edge hover:bg-sunk md:p-5"
          >
            <span className="flex w-full items-center justify-between gap-3">
              <Icon name={icon} className="text-accent" />
              <Badge tone={recommended ? 'accent' : 'plain'}>{badge}</Badge>
            </span>
            <span className="text-body font-semibold">{title}</span>
            <span className="text-small text-soft">{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
