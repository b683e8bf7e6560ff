import type { ZoneNumber } from '../../domain/zones.ts';
import { classNames } from './class-names.ts';
import { ZONE_BOX } from './zone-look.ts';

/** The zone's colour with its number on it. */
export function ZoneSwatch({ zone }: { zone: ZoneNumber }) {
  return (
    <span
      className={classNames(
        'prints inline-grid size-5 shrink-0 place-items-center rounded-mark border text-note leading-none font-semibold',
        ZONE_BOX[zone],
      )}
    >
      {zone}
    </span>
  );
}
