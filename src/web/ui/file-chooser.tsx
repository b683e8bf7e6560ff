import { type ComponentProps, type ReactNode, useId } from 'react';
import { type ButtonTone, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

type FileChooserProps = {
  /** The button's words. */
  children: ReactNode;
  tone: ButtonTone;
  /** '.csv,.json' */
  accept?: string;
  multiple?: boolean;
  /** A folder with all that is in it. */
  isFolder?: boolean;
  disabled?: boolean;
  'aria-describedby': string;
  onFiles: (files: File[]) => void;
};

/** The system's own chooser of files, behind a button of ours. */
export function FileChooser(props: FileChooserProps) {
  const { children, tone, accept, multiple, isFolder = false, disabled, onFiles } = props;
  const id = useId();
  // React does not know the attribute's name; every current browser does.
  const folder = (isFolder ? { webkitdirectory: '' } : {}) as ComponentProps<'input'>;
  return (
    <label
      htmlFor={id}
      className={classNames(
        buttonLook(tone),
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        disabled ? 'opacity-60' : classNames('cursor-pointer', HOVERED[tone]),
      )}
    >
      {children}
      <input
        {...folder}
        id={id}
        type="file"
        className="sr-only"
        accept={accept}
        multiple={multiple || isFolder}
        disabled={disabled}
        aria-describedby={props['aria-describedby']}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that choosing the same again, mended, is a change.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}

/** A label is never `:enabled`: what a button does by itself is said here. */
const HOVERED: Record<ButtonTone, string> = {
  primary: 'hover:bg-accent-strong',
  quiet: 'hover:border-ink hover:bg-sunk',
  danger: 'hover:bg-danger-strong',
};
