import { type TrainingFacts, trainingFacts } from '../../../domain/coach/judging/training-facts.ts';
import { RUN_KINDS } from '../../../domain/coach/kinds.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { gatherTrainingForm } from '../../analytics/training-form.ts';
import { gatherTraining } from '../gather-training.ts';
import type { Asked } from './reply.ts';

export const INTERVALS = RUN_KINDS['outdoor-interval'];

export async function factsOf({ db, athlete }: Asked): Promise<TrainingFacts> {
  return trainingFacts(await gatherTraining(db, athlete));
}

export function formOf({ db, athlete }: Asked) {
  const { userId, today, viewer } = athlete;
  return gatherTrainingForm(db, { userId, today, origins: originsShownTo(viewer) });
}
