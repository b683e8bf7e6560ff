import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icons.tsx';
import { placeBeside } from './place-beside.ts';

const HOVER_MS = 250;

type TraceProps = {
  /** Names the button: 'What this pace rests on'. */
  label: string;
  children: ReactNode;
};

/** What a figure rests on: opens under a resting mouse, stays open after a tap or a click. */
export function Trace({ label, children }: TraceProps) {
  const id = useId();
  const [shown, setShown] = useState<'no' | 'hovered' | 'pinned'>('no');
  const whole = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const isOpen = shown !== 'no';

  const soon = (change: () => void) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(change, HOVER_MS);
  };

  useEffect(() => {
    const [at, shownBox] = [button.current, box.current];
    if (!isOpen || !shownBox || !at) return;
    // Where a browser knows no popover it is fixed beside its button all the same.
    shownBox.showPopover?.();
    const place = () => placeBeside(at, shownBox);
    place();
    const close = () => setShown('no');
    const closeIfOutside = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) close();
    };
    addEventListener('resize', place);
    addEventListener('scroll', close, { passive: true });
    addEventListener('pointerdown', closeIfOutside);
    addEventListener('focusin', closeIfOutside);
    return () => {
      removeEventListener('resize', place);
      removeEventListener('scroll', close);
      removeEventListener('pointerdown', closeIfOutside);
      removeEventListener('focusin', closeIfOutside);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only saves the click
    <span
      ref={whole}
      className="inline-flex"
      onPointerEnter={(event) =>
        event.pointerType === 'mouse' &&
        soon(() => setShown((now) => (now === 'no' ? 'hovered' : now)))
      }
      onPointerLeave={() => soon(() => setShown((now) => (now === 'hovered' ? 'no' : now)))}
      onKeyDown={(event) => event.key === 'Escape' && setShown('no')}
    >
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="relative grid size-6 place-items-center rounded-full text-soft before:absolute before:-inset-2.5 hover:text-ink aria-expanded:text-ink"
        onClick={() => setShown((now) => (now === 'pinned' ? 'no' : 'pinned'))}
      >
        <Icon name="info" size={16} />
      </button>
      {isOpen && (
        <div
          ref={box}
          id={id}
          popover="manual"
          className="fixed m-0 w-max max-w-[min(20rem,calc(100vw-1rem))] rounded-box border border-line bg-card p-3 text-small font-normal text-ink shadow-high"
        >
          {children}
        </div>
      )}
    </span>
  );
}
