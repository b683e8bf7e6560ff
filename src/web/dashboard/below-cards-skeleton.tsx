import { Card } from '../ui/card.tsx';

/** The three cards that are always there, as high as they come. */
export function BelowCardsSkeleton() {
  return (
    <>
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
