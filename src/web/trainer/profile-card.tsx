import type { TrainerView } from '../../contract/sharing.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { kgText, wholeText } from './words.ts';

type ProfileCardProps = { user: TrainerView['user']; workouts: number };

export function ProfileCard({ user, workouts }: ProfileCardProps) {
  const { age, height, currentWeight, goals } = user;
  return (
    <Card title="Athlete profile">
      <DescriptionList
        items={[
          { term: 'Age', detail: age },
          { term: 'Height', detail: height === null ? null : `${height}\u00a0cm` },
          {
            term: 'Current weight',
            detail: currentWeight === null ? null : `${kgText(currentWeight)}\u00a0kg`,
          },
          { term: 'Total workouts', detail: wholeText(workouts) },
        ]}
      />
      <h3 className="mt-2 border-t border-line pt-3 text-small font-semibold">Goals</h3>
      <p className="text-small wrap-anywhere whitespace-pre-wrap">
        {goals ?? <span className="text-soft">No goals written down.</span>}
      </p>
    </Card>
  );
}
