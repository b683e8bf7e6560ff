import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonTone, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  tone?: ButtonTone;
  icon?: IconName;
  /** While pending the button keeps its place and focus, and does nothing. */
  pending?: boolean;
  pendingLabel?: ReactNode;
  wide?: boolean;
};

export function Button({
  tone = 'primary',
  type = 'button',
  icon,
  pending = false,
  pendingLabel,
  wide,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={pending || undefined}
      className={buttonLook(tone, wide)}
    >
      {pendingLabel ? (
        <TwoLabels pending={pending} icon={icon} idle={children} busy={pendingLabel} />
      ) : (
        <Label icon={icon}>{children}</Label>
      )}
    </button>
  );
}

// Both labels lie on one another, so that the button is as wide as the longer one from the start.
function TwoLabels({
  pending,
  icon,
  idle,
  busy,
}: {
  pending: boolean;
  icon: IconName | undefined;
  idle: ReactNode;
  busy: ReactNode;
}) {
  return (
    <span className="grid justify-items-center *:col-start-1 *:row-start-1">
      <span
        className={classNames('flex items-center gap-2', pending && 'invisible')}
        aria-hidden={pending}
      >
        <Label icon={icon}>{idle}</Label>
      </span>
      <span className={classNames(!pending && 'invisible')} aria-hidden={!pending}>
        {busy}
      </span>
    </span>
  );
}

function Label({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </>
  );
}
