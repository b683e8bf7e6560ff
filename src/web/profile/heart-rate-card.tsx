import type { User } from '../../contract/session.ts';
import { zonesOfLimits } from '../../domain/athlete-limits.ts';
import type { Day } from '../../domain/calendar.ts';
import {
  MAX_MAX_HEART_RATE,
  MIN_MAX_HEART_RATE,
  SUGGESTED_MAX_HEART_RATE_AT_BIRTH,
} from '../../domain/limits.ts';
import { suggestedMaxHeartRate, ZONES, type ZoneBounds, zoneRanges } from '../../domain/zones.ts';
import { useLimitsOn } from '../queries/limits.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { Table } from '../ui/table.tsx';
import { ZoneSwatch } from '../ui/zone-swatch.tsx';
import { ageOf, maxHeartRateOf } from './profile-values.ts';
import type { ProfileForm } from './use-profile-form.ts';

type HeartRateCardProps = { form: ProfileForm; user: User; today: Day };

export function HeartRateCard({ form, user, today }: HeartRateCardProps) {
  const { values, errors, onChange, autoCalculate } = form;
  const limits = useLimitsOn(user, today);
  const typedMaximum = maxHeartRateOf(values);
  const zones =
    typedMaximum === null ? null : zonesOfLimits({ ...limits, maxHeartRate: typedMaximum });
  return (
    <Card title="Heart Rate Settings" lead="Your maximum decides where each zone begins and ends.">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <NumberField
          label="Maximum heart rate"
          name="maxHeartRate"
          unit="bpm"
          min={MIN_MAX_HEART_RATE}
          max={MAX_MAX_HEART_RATE}
          value={values.maxHeartRate}
          error={errors.maxHeartRate}
          hint={formulaText(ageOf(values, today))}
          onChange={(maxHeartRate) => onChange({ maxHeartRate })}
        />
        <div className="sm:pt-6">
          <Button tone="quiet" icon="heart" onClick={autoCalculate}>
            Auto Calculate
          </Button>
        </div>
      </div>
      <div className="mt-4">
        <ZoneList zones={zones} />
      </div>
      <p className="mt-3 text-small text-soft">
        A new maximum holds from today on; runs before it keep the zones of their day. Another day,
        rest and threshold, and other kinds of zones are under Zones and Thresholds.
      </p>
    </Card>
  );
}

function formulaText(age: number | null): string {
  const from = SUGGESTED_MAX_HEART_RATE_AT_BIRTH;
  const range = `From ${MIN_MAX_HEART_RATE} to ${MAX_MAX_HEART_RATE}.`;
  if (age === null) return `${range} Auto Calculate takes your age from ${from}.`;
  const kept = suggestedMaxHeartRate(age);
  const rule = `${from} minus your age is ${from - age}`;
  return kept === from - age ? `${range} ${rule}.` : `${range} ${rule}, kept within that ${kept}.`;
}

/** Both sets of names side by side, so that 'Threshold' is never the wrong one. */
function ZoneList({ zones }: { zones: ZoneBounds | null }) {
  const ranges = zones === null ? [] : zoneRanges(zones);
  return (
    <Table
      caption="Your five heart-rate zones"
      hideCaption
      rows={ZONES}
      rowKey={({ number }) => number}
      columns={[
        {
          key: 'zone',
          head: 'Zone',
          cell: ({ number, profileName, trainingName }) => (
            <span className="flex items-center gap-2 whitespace-nowrap">
              <ZoneSwatch zone={number} />
              <span>
                {profileName}
                <span className="block text-note text-soft xs:hidden">{trainingName}</span>
              </span>
            </span>
          ),
        },
        {
          key: 'training',
          head: 'Training',
          wideOnly: 'notNarrowest',
          cell: ({ trainingName }) => trainingName,
        },
        {
          key: 'range',
          head: 'bpm',
          align: 'right',
          cell: ({ number }) => rangeText(ranges[number - 1]),
        },
      ]}
    />
  );
}

function rangeText(range: { fromBpm: number; toBpm: number } | undefined): string {
  return range ? `${range.fromBpm}–${range.toBpm}` : '—';
}
