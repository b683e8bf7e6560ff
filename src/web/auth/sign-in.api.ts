import { useMutation } from '@tanstack/react-query';
import { login, register } from '../../contract/auth.ts';
import type { Body } from '../../contract/endpoint.ts';
import { call } from '../api.ts';
import { zoneHere } from '../days/use-athletes-day.ts';

export function useLogin() {
  return useMutation({
    mutationFn: (body: Body<typeof login>) =>
      call(login, { body: { ...body, timeZone: zoneHere(), locale: navigator.language } }),
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: Body<typeof register>) =>
      call(register, { body: { ...body, timeZone: zoneHere(), locale: navigator.language } }),
  });
}
