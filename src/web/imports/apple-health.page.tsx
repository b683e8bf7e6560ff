import { PageHeader } from '../ui/page-header.tsx';
import HealthImport from './health-import.tsx';

export default function AppleHealthPage() {
  return (
    <>
      <PageHeader
        title="Apple Health Import"
        lead="Bring the workouts of your watch into your log, with heart rates and zones."
      />
      <HealthImport />
    </>
  );
}
