type SkeletonProps = {
  /** Tailwind sizes of what comes: 'h-5 w-24'. */
  size: string;
};

export function Skeleton({ size }: SkeletonProps) {
  return <span aria-hidden="true" className={`block rounded-box bg-sunk ${size}`} />;
}
