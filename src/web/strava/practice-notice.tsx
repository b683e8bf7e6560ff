import { Icon } from '../ui/icons.tsx';

/** That nothing here comes from the real Strava, where it does not. */
export function PracticeNotice() {
  return (
    <p className="flex items-start gap-3 rounded-box border border-warn bg-warn-soft p-4 text-small">
      <Icon name="info" className="text-warn" />
      <span className="min-w-0">
        <strong className="font-semibold">This is a practice Strava.</strong> Whoever runs this
        server has pointed it at a server for trying things out. Its athlete and activities are made
        up; your real Strava account is not asked.
      </span>
    </p>
  );
}
