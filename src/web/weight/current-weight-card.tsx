import { useState } from 'react';
import { Link } from 'wouter';
import type { Answer } from '../../contract/endpoint.ts';
import type { User } from '../../contract/session.ts';
import type { weightStats } from '../../contract/weight.ts';
import { bodyMassIndex } from '../../domain/body.ts';
import { shownLoss, weightFigure, weightUnit } from '../../domain/measures.ts';
import { Card } from '../ui/card.tsx';
import { DescriptionList } from '../ui/description-list.tsx';
import { Figure } from '../ui/figure.tsx';
import { fullDayText } from '../words/day-text.ts';
import { TargetForm, TargetWeight } from './target-weight.tsx';
import { lostText } from './weight-words.ts';

export type WeightStats = Answer<typeof weightStats>;

type CurrentWeightCardProps = {
  user: User;
  stats: WeightStats;
  onUserChanged: (user: User) => void;
};

/** The latest entry by day; before the first one, what the profile says. */
export function CurrentWeightCard({ user, stats, onUserChanged }: CurrentWeightCardProps) {
  const [isChanging, setIsChanging] = useState(false);
  const { latest, start } = stats;
  const weightKg = latest?.weightKg ?? user.currentWeight;
  const bmi = bodyMassIndex({ weightKg, heightCm: user.height });
  const isProfileOther = latest !== null && user.currentWeight !== latest.weightKg;
  return (
    <Card title="Current Weight">
      <p className="@container">
        <Figure
          value={weightKg === null ? null : weightFigure(weightKg)}
          unit={weightUnit()}
          size="large"
        />
      </p>
      <p className="mb-3 text-small text-soft">
        {latest ? `Last updated ${fullDayText(latest.date)}` : 'No entries yet'}
      </p>
      <DescriptionList
        items={[
          {
            term: 'Change from start',
            detail:
              latest && start && changeText({ fromKg: start.weightKg, toKg: latest.weightKg }),
          },
          { term: 'BMI', detail: bmi === null ? <MissingForBmi user={user} /> : bmi.toFixed(1) },
          {
            term: 'Target',
            detail: (
              <TargetWeight
                user={user}
                isChanging={isChanging}
                onChange={() => setIsChanging(!isChanging)}
              />
            ),
          },
        ]}
      />
      {isChanging && (
        <TargetForm user={user} onUserChanged={onUserChanged} onDone={() => setIsChanging(false)} />
      )}
      {isProfileOther && user.currentWeight !== null && (
        <p className="mt-2 text-small text-soft">
          Your profile says {weightFigure(user.currentWeight)}&nbsp;{weightUnit()}. It follows your
          next entry.
        </p>
      )}
    </Card>
  );
}

function changeText(weights: { fromKg: number; toKg: number }): string {
  const lost = shownLoss(weights);
  const word = lost === 0 ? '' : lost > 0 ? ', lighter' : ', heavier';
  return `${lostText(lost)}\u00a0${weightUnit()}${word}`;
}

function MissingForBmi({ user }: { user: User }) {
  if (user.height !== null) return '—';
  return (
    <Link href="/profile" className="link">
      Add your height
    </Link>
  );
}
