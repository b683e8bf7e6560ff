import { useState } from 'react';
import {
  askForReader,
  distanceUnit,
  type Measures,
  USUAL_MEASURES,
} from '../../domain/measures.ts';
import { measuresOfLocale } from '../../domain/measures-of-locale.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

const KEPT_AS = 'longrun.trainer-units';

type Distance = Measures['distance'];

// On a trainer's page nobody else reads: their own units, once chosen, and until then the browser's.
const ofBrowser = measuresOfLocale(navigator.language) ?? USUAL_MEASURES;
readIn(kept() ?? ofBrowser.distance);

function readIn(distance: Distance): void {
  const inMiles = distance === 'mi';
  const reader: Measures = {
    ...ofBrowser,
    distance,
    weight: inMiles ? 'lb' : 'kg',
    height: inMiles ? 'ft' : 'cm',
  };
  askForReader(() => reader);
}

export function useTrainersUnits() {
  const [distance, setDistance] = useState(distanceUnit);
  const choose = (next: Distance) => {
    keep(next);
    readIn(next);
    setDistance(next);
  };
  const unitsSwitch = (
    <SegmentedControl
      label="Units"
      hideLabel
      value={distance}
      choices={[
        { value: 'km', label: 'km, kg' },
        { value: 'mi', label: 'mi, lb' },
      ]}
      onChange={choose}
    />
  );
  return { distance, unitsSwitch };
}

// A browser may keep nothing for a page: then the choice lasts as long as the page.
function kept(): Distance | null {
  try {
    const text = localStorage.getItem(KEPT_AS);
    return text === 'km' || text === 'mi' ? text : null;
  } catch {
    return null;
  }
}

function keep(distance: Distance): void {
  try {
    localStorage.setItem(KEPT_AS, distance);
  } catch {}
}
