import { type ReactNode, useEffect, useRef } from 'react';

// A form begins at its first field, a question at its harmless answer.
const FIRST_FOCUS = 'input:not([type=radio]), select, textarea, [data-first-focus]';

type ModalProps = {
  open: boolean;
  onClose: () => void;
  labelledBy: string;
  className: string;
  children: ReactNode;
};

/**
 * The browser's own dialog: it keeps the focus inside, closes on Escape and gives the focus back.
 * A press beside it closes it as well.
 */
export function Modal({ open, onClose, labelledBy, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(FIRST_FOCUS)?.focus();
    return () => dialog.close();
  }, [open]);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closeIfBeside = (event: PointerEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener('pointerdown', closeIfBeside);
    return () => dialog.removeEventListener('pointerdown', closeIfBeside);
  }, [onClose]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      className={className}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {open && children}
    </dialog>
  );
}
