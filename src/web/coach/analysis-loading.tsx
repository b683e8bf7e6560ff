import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** As large as what comes, so that nothing jumps. */
export function AnalysisLoading() {
  return (
    <div className="grid gap-4">
      <Card title="Overall assessment">
        <p role="status" className="text-title text-soft">
          Analyzing your training data...
        </p>
        <div className="mt-3 grid gap-2">
          <Skeleton size="h-6 w-full" />
          <Skeleton size="h-6 w-2/3" />
        </div>
      </Card>
      <div className="grid gap-4 lg:grid-cols-2">
        {['Strengths', 'Areas for improvement'].map((title) => (
          <Card key={title} title={title}>
            <div className="grid gap-6 py-2">
              <Skeleton size="h-12 w-full" />
              <Skeleton size="h-12 w-full" />
              <Skeleton size="h-12 w-full" />
            </div>
          </Card>
        ))}
      </div>
    </div>
  );
}
