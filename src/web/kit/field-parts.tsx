import { useState } from 'react';
import { Card } from '../ui/card.tsx';
import { DateField } from '../ui/date-field.tsx';
import { DurationField } from '../ui/duration-field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { KitSection } from './kit-section.tsx';

const RUN = { workoutType: 'running', sport: 'run', distanceM: 5000 } as const;

export function FieldParts() {
  const [name, setName] = useState('Dana Data');
  const [email, setEmail] = useState('dana@');
  const [day, setDay] = useState('2026-11-21');
  const [duration, setDuration] = useState('1.05.30');
  const [minutes, setMinutes] = useState('25:30');
  const [distance, setDistance] = useState('18,2');
  const [heartRate, setHeartRate] = useState('240');
  const [gel, setGel] = useState<'none' | 'sis' | 'gu' | 'other'>('sis');
  const [notes, setNotes] = useState('Last 4 km at half-marathon effort.');
  const [files, setFiles] = useState<File[]>([]);
  const [chosen, setChosen] = useState<File[]>(() => [
    new File([new Uint8Array(1_340_000)], 'HealthAutoExport-2026-11.json'),
  ]);
  return (
    <KitSection
      title="Fields"
      files="text-field, number-field, date-field, duration-field, select-field, text-area, file-drop"
    >
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title="Text, choice, day">
          <div className="flex flex-col gap-4">
            <TextField label="Full name" required value={name} onChange={setName} />
            <TextField
              label="Email"
              type="email"
              value={email}
              onChange={setEmail}
              error="Invalid email address"
              hint="You sign in with it."
            />
            <DateField label="Date" required value={day} onChange={setDay} max="2026-11-21" />
            <SelectField
              label="Gel type"
              value={gel}
              choices={[
                { value: 'none', label: 'None' },
                { value: 'sis', label: 'SiS' },
                { value: 'gu', label: 'GU' },
                { value: 'other', label: 'Other' },
              ]}
              onChange={setGel}
            />
            <TextArea label="Notes" optional value={notes} onChange={setNotes} />
            <TextField label="Disabled" disabled value="Cannot be changed" onChange={setName} />
          </div>
        </Card>
        <Card title="Numbers and times">
          <div className="flex flex-col gap-4">
            <DurationField
              label="Duration"
              required
              value={duration}
              onChange={setDuration}
              hint="45, 1:05 or 1.05.30"
              typedFor={RUN}
            />
            <DurationField
              label="Minutes and seconds"
              value={minutes}
              onChange={setMinutes}
              typedFor={RUN}
            />
            <div className="grid grid-cols-2 gap-4">
              <NumberField
                label="Distance"
                unit="km"
                step={0.1}
                min={0}
                value={distance}
                onChange={setDistance}
              />
              <NumberField
                label="Avg heart rate"
                unit="bpm"
                min={50}
                max={220}
                value={heartRate}
                onChange={setHeartRate}
                error="Between 50 and 220"
              />
            </div>
          </div>
        </Card>
        <Card title="FileDrop">
          <FileDrop
            accept=".json,.csv"
            hint="A .json or .csv file."
            files={files}
            onFiles={setFiles}
          />
        </Card>
        <Card title="FileDrop, chosen and refused">
          <FileDrop
            accept=".json,.csv"
            label="Choose another"
            files={chosen}
            onFiles={setChosen}
            error="Unsupported JSON format"
          />
        </Card>
      </div>
    </KitSection>
  );
}
