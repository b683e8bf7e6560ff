export type TrainingStatus = 'On Track';

/** What every runner starts with, until there is enough load to compute it from. */
export function trainingStatus(): TrainingStatus {
  return 'On Track';
}
