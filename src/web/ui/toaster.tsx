import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import type { Toast } from './toast.ts';
import { ToastView } from './toast-view.tsx';

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
  const isBad = shown?.toast.tone === 'bad';
  const view = shown && <ToastView key={shown.number} toast={shown.toast} onClose={close} />;
  return (
    <ToastContext value={show}>
      {children}
      <div
        className={classNames(
          'pointer-events-none fixed inset-x-0 bottom-(--frame-bottom,0px) z-50 grid grid-cols-1 justify-items-center *:col-start-1 *:row-start-1 *:w-full *:max-w-100 md:justify-items-end print:hidden',
          shown && 'p-4 md:p-6',
        )}
      >
        <div role="status">{!isBad && view}</div>
        <div role="alert">{isBad && view}</div>
      </div>
    </ToastContext>
  );
}
