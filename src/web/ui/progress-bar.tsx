import { useId } from 'react';

type ProgressBarProps = {
  label: string;
  /** 0 to 100. */
  percent: number;
  /** What is being done: 'Reading the file'. */
  text?: string;
};

export function ProgressBar({ label, percent, text }: ProgressBarProps) {
  const id = useId();
  const whole = Math.round(percent);
  return (
    <div className="flex flex-col gap-1 text-small">
      <div className="flex justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span>{whole}&nbsp;%</span>
      </div>
      <progress id={id} max={100} value={whole} className="progress">
        {whole} %
      </progress>
      <p role="status" className="min-h-5 text-soft">
        {text}
      </p>
    </div>
  );
}
