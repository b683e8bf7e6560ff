import type { PackedRecording } from '../workouts/recordings.queries.ts';
import type { AccountExport } from './account-export/read-account-export.ts';
import type { Converted } from './convert-workout.ts';
import type { FileKind } from './read-upload.ts';
import type { DailyWeight } from './readers/weigh-ins.ts';

/** What was found in a file: a workout in the log's terms, or a reason why there is none. */
export type FoundItem = {
  file: string;
  place: string;
  warnings: { code: string; message: string }[];
  /** Of what asks for columns: the same where they are called alike. */
  head?: string | null;
} & (
  | {
      format: FileKind;
      columns: Converted['columns'];
      activityName: string;
      localStart: string | null;
      sourceKey: string;
      recording: PackedRecording | null;
      /** A line of a table of which something more can be said. */
      asksColumns: boolean;
      refused: null;
    }
  | { format: null; refused: FoundRefusal }
  | { format: FileKind; refused: null; weights: DailyWeight[] }
  | { format: 'longrun'; refused: null; account: AccountExport }
);

type FoundRefusal = {
  what: string;
  reason: string;
  isNoWorkout: boolean;
  /** A table that can be read once somebody says what its columns hold. */
  asksColumns: boolean;
};
