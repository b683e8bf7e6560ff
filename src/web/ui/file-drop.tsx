import { type DragEvent, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';
import { FileChooser } from './file-chooser.tsx';
import { formatFileSize } from './file-size.ts';
import { Icon } from './icons.tsx';

type FileDropProps = {
  /** '.csv,.json' */
  accept: string;
  /** The button's words. */
  label?: string;
  hint?: string;
  error?: string | null;
  multiple?: boolean;
  files: readonly File[];
  onFiles: (files: File[]) => void;
  disabled?: boolean;
};

export function FileDrop(props: FileDropProps) {
  const { accept, label = 'Choose File', hint, error, multiple, files, onFiles, disabled } = props;
  const id = useId();
  const [over, setOver] = useState(false);

  const take = (chosen: readonly File[]) => {
    if (chosen.length > 0) onFiles(multiple ? [...chosen] : chosen.slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };

  return (
    <div className="flex flex-col gap-1">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping saves the button's way */}
      <div
        className={classNames(
          'flex flex-col items-center gap-3 rounded-box border-2 border-dashed p-6 text-center',
          over ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileChooser
          tone="quiet"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-state`}
          onFiles={take}
        >
          <Icon name="upload" size={16} />
          {label}
        </FileChooser>
        <div id={`${id}-state`} className="text-small text-soft">
          {files.length === 0 ? (
            <p>
              <span className="pointer-coarse:hidden">or drop it here. </span>
              {hint}
            </p>
          ) : (
            <ul>
              {files.map((file) => (
                <li key={file.name}>
                  <span className="font-semibold break-all text-ink">{file.name}</span>{' '}
                  <span className="whitespace-nowrap">{formatFileSize(file.size)}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  );
}
