import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Modal } from './modal.tsx';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  /** Buttons, the one that goes on last. */
  actions?: ReactNode;
};

export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const titleId = useId();
  return (
    <Modal open={open} onClose={onClose} labelledBy={titleId} className="dialog">
      <div className="flex flex-col gap-4 p-5">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-title font-bold">
            {title}
          </h2>
          <span className="-mt-1.5 -mr-2">
            <IconButton icon="close" label="Close" onClick={onClose} />
          </span>
        </div>
        {children}
        {actions && <div className="flex flex-wrap justify-end gap-2 pt-2">{actions}</div>}
      </div>
    </Modal>
  );
}
