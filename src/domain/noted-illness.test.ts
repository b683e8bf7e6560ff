import { expect, test } from 'vitest';
import { notedIllness } from './noted-illness.ts';

test.each([
  ['Felt rough, think I am coming down with the flu.', 'flu'],
  ['Sick since Tuesday', 'sick'],
  ['still a bit ill, kept it short', 'ill'],
  ['Head full, caught a cold.', 'cold'],
  ['First run after my cold, legs empty', 'cold'],
  ['bad cold and a cough', 'cold'],
  ['Got rid of the cold at last', 'cold'],
  ['Fever last night. Should have stayed home.', 'fever'],
  ['First time outside since the flu.', 'flu'],
  ['Covid positive on Monday', 'covid'],
  ['Sore throat, turned round', 'sore throat'],
  ['Grippe, nur kurz', 'grippe'],
  ['Noch erkältet', 'erkältet'],
  ['On antibiotics until Friday', 'antibiotics'],
  ['The kids are noisy; I am sick', 'sick'],
])('“%s” speaks of an illness', (note, word) => {
  expect(notedIllness(note)).toBe(word);
});

test.each([
  null,
  '',
  'Cold morning, gloves on',
  'A cold wind on the dyke',
  'In the cold and the dark',
  'Too cold for shorts',
  'Had a cold beer after it',
  'The cold got to my fingers',
  'Cold',
  'Sick of this hill',
  'Sick pace today!',
  'Felt sick after the second gel',
  'Felt sick at 15 km',
  'Flu jab yesterday, arm sore',
  'Kids sick, so only 30 minutes',
  'My wife has the flu',
  'Not sick any more',
  'No fever, all fine',
  'Homesick',
  'Still hill repeats',
  'Ill-fitting shoes',
  'Ill advised start, far too quick',
  'Willing to go on',
])('“%s” does not', (note) => {
  expect(notedIllness(note)).toBeNull();
});
