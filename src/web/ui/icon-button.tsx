import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { Tooltip } from './tooltip.tsx';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'> & {
  icon: IconName;
  /** Its name, which the tooltip shows as well. */
  label: string;
  tone?: 'quiet' | 'danger';
};

export function IconButton({ icon, label, tone = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      {() => (
        <button
          type="button"
          {...rest}
          aria-label={label}
          className={classNames(
            'tap inline-grid place-items-center rounded-box text-soft transition-colors',
            'enabled:hover:bg-sunk disabled:cursor-not-allowed disabled:opacity-50',
            tone === 'danger' ? 'enabled:hover:text-danger' : 'enabled:hover:text-ink',
          )}
        >
          <Icon name={icon} />
        </button>
      )}
    </Tooltip>
  );
}
