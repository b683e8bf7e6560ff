import { Card } from '../ui/card.tsx';

/** The two cards that are always there, as high as they come. */
export function BelowFoldSkeleton() {
  return (
    <>
      <Card title="Upcoming races">
        <div className="min-h-42" />
      </Card>
      <Card title="Weekly Training Progress">
        <div className="min-h-81" />
      </Card>
    </>
  );
}
