-- What a file calls a workout: 'Sunday long run'.
alter table workouts add column title text;
-- The sets of a strength workout, as JSON beside the laps.
alter table workout_recordings add column sets text not null default '[]';
