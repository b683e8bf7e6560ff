import { Card } from '../ui/card.tsx';

/** The cards that are always there, as high as they come. */
export function CardsSkeleton() {
  return (
    <>
      <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {FIGURES.map((label) => (
          <FigureSkeleton key={label} label={label} />
        ))}
      </div>
      <Card title="Recent workouts">
        <div className="@container">
          <div className="-mb-2 min-h-51 @min-[50rem]:min-h-36" />
        </div>
      </Card>
      <Card title="Upcoming races">
        <div className="min-h-42" />
      </Card>
      <Card title="Weekly Training Progress">
        <div className="min-h-81" />
      </Card>
    </>
  );
}

const FIGURES = ['This Week', 'Distance', 'Avg Pace', 'Avg HR'];

function FigureSkeleton({ label }: { label: string }) {
  return (
    <div className="@container rounded-box border border-line bg-card p-4 text-small shadow-low">
      <div className="flex min-h-6 items-center font-semibold">{label}</div>
      <div className="mt-1 h-9 @min-[11rem]:h-11" />
      <div className="h-5 @min-[11.5rem]:hidden" />
      <div className="mt-1.5 h-7" />
      <div className="h-11.5" />
    </div>
  );
}
