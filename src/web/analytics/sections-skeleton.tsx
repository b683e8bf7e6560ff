import { Card } from '../ui/card.tsx';

/** The cards that are always there, as high as they come at the least. */
export function SectionsSkeleton() {
  return (
    <>
      <div className="grid gap-3 md:gap-4 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Card title="Pace Trends by Run Type">
          <div className="min-h-96" />
        </Card>
        <Card title="Heart Rate Zone Distribution">
          <div className="min-h-64 lg:min-h-96" />
        </Card>
      </div>
      <Card title="Weekly Training Volume">
        <div className="min-h-81" />
      </Card>
      <Card title="Race Progress Tracking">
        <div className="min-h-64" />
      </Card>
      <Card title="Recent Workout Analysis">
        <div className="min-h-56" />
      </Card>
    </>
  );
}
