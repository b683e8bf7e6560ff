import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { FieldError } from '../ui/field.tsx';
import { FileChooser } from '../ui/file-chooser.tsx';
import { Icon } from '../ui/icons.tsx';
import { type ChosenFile, filesOfChooser, filesOfDrop } from './dropped-files.ts';

type ImportDropProps = {
  onFiles: (files: ChosenFile[]) => void;
  /** More files than this are refused by whoever takes them. */
  mostFiles: number;
  disabled?: boolean;
  error?: string | null;
};

/** Takes files, folders and zips, chosen or dropped anywhere on the page. */
export function ImportDrop({ onFiles, mostFiles, disabled = false, error }: ImportDropProps) {
  const id = useId();
  const isOver = useDropOnPage({ onFiles, mostFiles, disabled });
  const take = (files: readonly File[]) => {
    const wanted = filesOfChooser(files);
    if (wanted.length > 0) onFiles(wanted);
  };
  const chooser = { disabled, 'aria-describedby': `${id}-hint`, onFiles: take };
  return (
    <div className="flex flex-col gap-1">
      <div
        className={classNames(
          'flex flex-col items-center gap-3 rounded-box border-2 border-dashed p-6 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
      >
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent">
          <Icon name="upload" />
        </span>
        <p className="text-body font-semibold">
          <span className="pointer-coarse:hidden">Drop files, folders or a zip here</span>
          <span className="hidden pointer-coarse:inline">Choose files or a zip</span>
        </p>
        <p id={`${id}-hint`} className="max-w-[58ch] text-small text-soft">
          FIT, GPX, TCX, Apple Health, Health Auto Export, a Strava archive, Garmin, Runkeeper,
          Fitbit, Samsung, Polar, Suunto, adidas, Google Fit, Huawei, Xiaomi, most CSV tables; what
          you weighed comes along. Known by what is in them, not by name.
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          <FileChooser tone="primary" multiple {...chooser}>
            Choose files
          </FileChooser>
          {/* Phones have no folders to choose. */}
          <span className="pointer-coarse:hidden">
            <FileChooser tone="quiet" isFolder {...chooser}>
              Choose a folder
            </FileChooser>
          </span>
        </div>
        <p className="text-note text-soft">
          You see everything before a single workout is written, and one press takes it all back.
        </p>
      </div>
      {error && <FieldError id={undefined}>{error}</FieldError>}
    </div>
  );
}

/** Whether files are held over the page; whatever is dropped on it is taken. */
function useDropOnPage({
  onFiles,
  mostFiles,
  disabled,
}: Required<Pick<ImportDropProps, 'onFiles' | 'mostFiles' | 'disabled'>>): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => {
    take.current = onFiles;
  });
  useEffect(() => {
    if (disabled) return;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = async (event: DragEvent) => {
      if (!event.dataTransfer || event.defaultPrevented) return;
      event.preventDefault();
      setIsOver(false);
      const files = await filesOfDrop(event.dataTransfer, mostFiles);
      if (files.length > 0) take.current(files);
    };
    const dropped = (event: DragEvent) => void drop(event);
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', dropped);
    };
  }, [disabled, mostFiles]);
  return isOver;
}
