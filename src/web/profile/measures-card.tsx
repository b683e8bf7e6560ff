import type { User } from '../../contract/auth.ts';
import { useMeasures } from '../queries/measures.ts';
import { Card } from '../ui/card.tsx';
import { MeasuresFields } from '../ui/measures-fields.tsx';

type MeasuresCardProps = { user: User; onUserChanged: (user: User) => void };

/** How lengths, weights, weeks and days are read and written on every screen of this athlete. */
export function MeasuresCard({ user, onUserChanged }: MeasuresCardProps) {
  const measures = useMeasures(user, onUserChanged);
  return (
    <Card
      title="Units and week"
      lead="For every screen, chart and answer of yours. What is kept is not changed."
    >
      <MeasuresFields {...measures} />
    </Card>
  );
}
