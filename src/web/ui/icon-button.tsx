import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '../../domain/limits.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { placeBeside } from './place-beside.ts';

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

// Moving along a row of icons, the second tooltip need not be waited for.
let lastClosedAt = -Infinity;

type TooltipProps = {
  text: ReactNode;
  /** Spread `describedBy` as the control's aria-describedby, unless the text is its very name. */
  children: (describedBy: string) => ReactNode;
};

/** Opens after 700 ms of hovering, at once on keyboard focus; Escape closes it. */
function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);

  const openLater = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosedAt < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS;
    timer.current = window.setTimeout(() => setOpen(true), wait);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) lastClosedAt = performance.now();
    setOpen(false);
  };

  useEffect(() => {
    if (!open || !bubble.current || !anchor.current) return;
    // Where a browser knows no popover it is fixed beside its control all the same.
    bubble.current.showPopover?.();
    placeBeside(anchor.current.firstElementChild ?? anchor.current, bubble.current);
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside it
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === 'mouse' && openLater()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={close}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      {children(id)}
      {open && (
        <span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="fixed m-0 max-w-64 rounded-box bg-ink px-2 py-1 text-note font-medium text-paper"
        >
          {text}
        </span>
      )}
    </span>
  );
}
