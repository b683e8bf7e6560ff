import { useState } from 'react';
import { askForReader, type Measures, USUAL_MEASURES } from '../../domain/measures.ts';
import { measuresOfLocale } from '../../domain/measures-of-locale.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

const KEPT_AS = 'longrun.trainer-units';

type Distance = Measures['distance'];

/** The trainer reads in units of their own: those of the browser's language until they choose, then those. */
export function useTrainersUnits() {
  const [distance, setDistance] = useState<Distance>(() => kept() ?? ofBrowser().distance);
  const inMiles = distance === 'mi';
  askForReader(() => ({
    ...ofBrowser(),
    distance,
    weight: inMiles ? 'lb' : 'kg',
    height: inMiles ? 'ft' : 'cm',
  }));
  const choose = (next: Distance) => {
    keep(next);
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

function ofBrowser(): Measures {
  return measuresOfLocale(navigator.language) ?? USUAL_MEASURES;
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
