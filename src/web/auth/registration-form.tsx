import { type FormEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { registerBody } from '../../contract/auth.ts';
import type { User } from '../../contract/session.ts';
import { weightUnit } from '../../domain/measures.ts';
import { ApiError, messageOf } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { FieldError } from '../ui/field.tsx';
import { checkForm, errorsByField, type FieldErrors, useFocusOnError } from '../ui/form-check.ts';
import { HeightField } from '../ui/height-field.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { PasswordField, StrengthMeter } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useToast } from '../ui/toaster.tsx';
import { sentCm, sentKg } from '../ui/typed-measures.ts';
import { useRegister } from './sign-in.api.ts';

const FAILED = 'Registration failed';

const EMPTY = {
  name: '',
  email: '',
  password: '',
  height: '',
  currentWeight: '',
  dateOfBirth: '',
};

export default function RegistrationForm({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<FieldErrors>({});
  const register = useRegister();
  const [, navigate] = useLocation();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, errors);

  const noFieldIsWrong = Object.keys(errors).length === 0;
  const field = (name: keyof typeof EMPTY) => ({
    value: values[name],
    error: errors[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (register.isPending) return;
    const checked = checkForm(registerBody, {
      ...values,
      height: sentCm(values.height),
      currentWeight: sentKg(values.currentWeight),
    });
    setErrors(checked.errors ?? {});
    if (checked.errors) {
      toast({ title: 'Validation Error', text: checked.first, tone: 'bad' });
      return;
    }
    register.mutate(checked.body, {
      onSuccess: ({ user }) => {
        toast({
          title: 'Welcome to Longrun!',
          text: 'Your account has been created successfully',
          tone: 'good',
        });
        navigate('/welcome', { replace: true });
        onSignedIn(user);
      },
      onError: (error) => {
        setErrors(refusedFields(error));
        toast({
          title: 'Registration Failed',
          text: messageOf(error, FAILED),
          tone: 'bad',
        });
      },
    });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField label="Full name" name="name" autoComplete="name" required {...field('name')} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        {...field('email')}
      />
      <PasswordField
        autoComplete="new-password"
        hint={<StrengthMeter password={values.password} known={[values.name, values.email]} />}
        {...field('password')}
      />
      <div className="grid grid-cols-2 gap-4">
        <HeightField name="height" optional {...field('height')} />
        <NumberField
          label="Weight"
          name="weight"
          unit={weightUnit()}
          step={0.1}
          optional
          {...field('currentWeight')}
        />
      </div>
      <DateField
        label="Date of birth"
        name="bday"
        autoComplete="bday"
        optional
        {...field('dateOfBirth')}
      />
      {register.error && noFieldIsWrong && (
        <FieldError id={undefined}>{messageOf(register.error, FAILED)}</FieldError>
      )}
      <Button type="submit" wide pending={register.isPending} pendingLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}

function refusedFields(error: Error): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'emailTaken') return { email: error.message };
  return errorsByField(error.issues);
}
