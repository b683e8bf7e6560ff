import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';

type Toast = {
  title: string;
  text?: string;
  /** 'bad' is read out at once and stays longer. */
  tone?: 'plain' | 'good' | 'bad';
  action?: { label: string; onAction: () => void };
};

type Show = (toast: Toast) => void;

const ToastContext = createContext<Show | null>(null);

/** Shows one toast at a time: a new one takes the place of the old. */
export function useToast(): Show {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ toast: Toast; number: number } | null>(null);
  const show = useCallback<Show>((toast) => {
    setShown((before) => ({ toast, number: (before?.number ?? 0) + 1 }));
  }, []);
  const close = useCallback(() => setShown(null), []);
  const isAtTop = useFieldBelow(shown?.number ?? null);
  const isBad = shown?.toast.tone === 'bad';
  const view = shown && <ToastView key={shown.number} toast={shown.toast} onClose={close} />;
  return (
    <ToastContext value={show}>
      {children}
      <div
        className={classNames(
          'pointer-events-none fixed inset-x-0 z-50 grid grid-cols-1 justify-items-center *:col-start-1 *:row-start-1 *:w-full *:max-w-100 md:justify-items-end print:hidden',
          isAtTop ? 'top-0' : 'bottom-(--frame-bottom,0px)',
          shown && 'p-4 md:p-6',
        )}
      >
        <div role="status">{!isBad && view}</div>
        <div role="alert">{isBad && view}</div>
      </div>
    </ToastContext>
  );
}

/** Whether the field that is being filled in stands where a toast would cover it. */
function useFieldBelow(shown: number | null): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useLayoutEffect(() => {
    if (shown === null) return;
    setIsBelow(false);
    const look = () => {
      const field = document.activeElement;
      // A button of its own stays under the finger that presses it.
      if (!field?.matches('input, textarea, select')) return;
      setIsBelow(field.getBoundingClientRect().bottom > innerHeight / 2);
    };
    look();
    addEventListener('focusin', look);
    return () => removeEventListener('focusin', look);
  }, [shown]);
  return isBelow;
}

// An action such as Undo, or an error, needs longer than a word of thanks.
const READING_MS = 5_000;
const ACTING_MS = 10_000;

function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const [held, setHeld] = useState(false);
  const { tone = 'plain', action } = toast;
  const stayMs = action || tone === 'bad' ? ACTING_MS : READING_MS;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(onClose, stayMs);
    return () => clearTimeout(timer);
  }, [held, stayMs, onClose]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a courtesy, not a control
    <div
      className="toast pointer-events-auto flex items-start gap-3 rounded-box border border-line bg-card py-3 pr-2 pl-4 shadow-high"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Icon name={ICONS[tone]} className={classNames('mt-2', COLOURS[tone])} />
      <div className="min-w-0 flex-1 py-2">
        <p className="text-small font-semibold">{toast.title}</p>
        {toast.text && <p className="text-small text-soft">{toast.text}</p>}
      </div>
      {action && (
        <button
          type="button"
          className="tap rounded-box px-3 text-small font-semibold text-accent hover:bg-sunk"
          onClick={() => {
            // In this order: the action may have a word of its own to say.
            onClose();
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label="Close message"
        className="tap grid place-items-center rounded-box text-soft hover:bg-sunk hover:text-ink"
        onClick={onClose}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

const ICONS: Record<NonNullable<Toast['tone']>, IconName> = {
  plain: 'info',
  good: 'check',
  bad: 'alert',
};

const COLOURS: Record<NonNullable<Toast['tone']>, string> = {
  plain: 'text-soft',
  good: 'text-accent',
  bad: 'text-danger',
};
