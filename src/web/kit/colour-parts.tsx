import { KitSection } from './kit-section.tsx';

const COLOURS = [
  ['paper', 'bg-paper'],
  ['card', 'bg-card'],
  ['sunk', 'bg-sunk'],
  ['line', 'bg-line'],
  ['edge', 'bg-edge'],
  ['soft', 'bg-soft'],
  ['ink', 'bg-ink'],
  ['accent-soft', 'bg-accent-soft'],
  ['accent-past', 'bg-accent-past'],
  ['accent', 'bg-accent'],
  ['warn-soft', 'bg-warn-soft'],
  ['warn', 'bg-warn'],
  ['danger-soft', 'bg-danger-soft'],
  ['danger', 'bg-danger'],
] as const;

export function ColourParts() {
  return (
    <KitSection title="Colours and type" files="styles.css">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-3 text-note">
        {COLOURS.map(([name, fill]) => (
          <li key={name}>
            <span className={`block h-12 rounded-box border border-line ${fill}`} />
            <span className="text-soft">{name}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-6 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-1">
        <dt className="text-note text-soft">figure 40</dt>
        <dd className="text-figure font-semibold tracking-[-0.03em]">1:46:40</dd>
        <dt className="text-note text-soft">display 28</dt>
        <dd className="text-display font-bold tracking-tight">Welcome back, Dana</dd>
        <dt className="text-note text-soft">title 20</dt>
        <dd className="text-title font-bold">Spring Half in 20 days</dd>
        <dt className="text-note text-soft">body 16</dt>
        <dd className="text-body">Load is rising 4&nbsp;% a week. Zażółć, Łukasz, Šárka, Gökçe.</dd>
        <dt className="text-note text-soft">small 14</dt>
        <dd className="text-small">Last 4 km at half-marathon effort. Two gels, legs fine.</dd>
        <dt className="text-note text-soft">note 12</dt>
        <dd className="text-note">Week 11/15</dd>
      </dl>
    </KitSection>
  );
}
